export {
  type DecodeError, type Decoder, byKind, decodeJson, describeError, flag, integer, list, number,
  oneOf, optional, record, text,
} from './decode.ts';
export { command, seatCommand } from './command.ts';
export { type SavedGame, decodeGame, encodeGame, params, setup } from './saved-game.ts';
export { PROTOCOL_VERSION } from './version.ts';
