export { LEVELS, type Level, type Skill } from './skills.ts';
export type { Choice } from './choose.ts';
