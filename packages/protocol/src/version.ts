/** The version of everything this package writes. A reader refuses other versions. */
export const PROTOCOL_VERSION = 1;
