/** Links to positions. */

/** The link that lays out `text`; spaces are written as tildes. */
export function linkTo(page: string, text: string): string {
  return `${page}?p=${encodeURIComponent(text.replaceAll(' ', '~')).replaceAll('%40', '@')
    .replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3D', '=')}`;
}

/** The TBP1 in what was pasted: the text itself, or the one in the address of a link. */
export function textIn(pasted: string): string {
  const line = pasted.trim();
  if (!/^[a-z]+:\/\//i.test(line) || !URL.canParse(line)) return line;
  return new URL(line).searchParams.get('p')?.replaceAll('~', ' ') ?? line;
}

/** Whether `pasted` is meant as a position at all. */
export function isPosition(pasted: string): boolean {
  return /^\s*TBP/i.test(textIn(pasted));
}
