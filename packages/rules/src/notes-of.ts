/**
 * Which notes belong to which edition. Apart from the sheets, so that a page which only names
 * editions need not load what is to be said about every value of them.
 */
import { type EditionNote, INTERPRETATIONS } from './edition-note.ts';
import {
  CSI_NOTES, JAPAN_DP_NOTES, JAPAN_WPC_NOTES, NAPA_NOTES, NAPA_PRO_NOTES, UPA_NOTES,
} from './edition-notes.ts';
import { WPA_2008_NOTES, WPA_2016_NOTES, WPA_2025_NOTES } from './edition-notes-wpa.ts';
import type { Edition } from './rulebook.ts';

const NOTES: Readonly<Record<Edition, readonly EditionNote[]>> = {
  'base': INTERPRETATIONS,
  'wpa-2008': WPA_2008_NOTES,
  'wpa-2016': WPA_2016_NOTES,
  'wpa-2025': WPA_2025_NOTES,
  'csi': CSI_NOTES,
  'upa': UPA_NOTES,
  'napa': NAPA_NOTES,
  'napa-pro': NAPA_PRO_NOTES,
  'japan-2008-dp': JAPAN_DP_NOTES,
  'japan-2008-wpc': JAPAN_WPC_NOTES,
  'custom': INTERPRETATIONS,
};

/** What is not certain about `edition`, and what is to be said about single values of it. */
export function notesOf(edition: Edition): readonly EditionNote[] {
  return NOTES[edition];
}
