/** Addresses to print: this machine's own, the local network's, and a QR code for phones. */
import { networkInterfaces } from 'node:os';
import qrcode from 'qrcode-generator';

/** Addresses of this machine in its local networks, home and club networks first. */
export function lanHosts(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const hosts = all.filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
  return hosts.sort((a, b) => rank(a) - rank(b));
}

/** The address of a server as a browser wants it. */
export function addressOf(host: string, port: number, basePath: string): string {
  const shown = host.includes(':') ? `[${host}]` : host;
  const suffix = port === 80 ? '' : `:${port}`;
  return `http://${shown}${suffix}${basePath === '/' ? '' : basePath}`;
}

/**
 * A QR code for a terminal, two rows to a line. Black on white is set explicitly where colours
 * are understood; elsewhere light is drawn, which suits the usual dark terminal.
 */
export function qrLines(text: string, colours: boolean): readonly string[] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const isLight = (row: number, column: number): boolean => (
    row < 0 || column < 0 || row >= size || column >= size || !code.isDark(row, column)
  );
  const lines: string[] = [];
  for (let row = -QUIET; row < size + QUIET; row += 2) {
    let line = '';
    for (let column = -QUIET; column < size + QUIET; column += 1) {
      line += block(isLight(row, column), isLight(row + 1, column));
    }
    lines.push(colours ? `\u001b[97;40m${line}\u001b[0m` : line);
  }
  return lines;
}

/** Light modules around the code; readers need some, the standard asks for four. */
const QUIET = 2;

function block(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  return address.startsWith('10.') ? 1 : 2;
}
