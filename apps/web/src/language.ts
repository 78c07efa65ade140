/** The languages of the screen. */
export type Language = 'ru' | 'en';
