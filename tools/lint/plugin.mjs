import { environmentRule } from './environment-rule.mjs';
import { liveRule } from './live-rule.mjs';
import { wallsRule } from './walls-rule.mjs';
import { wordsRule } from './words-rule.mjs';

/** Rules of this house that no linter ships. oxlint asks for a default export here. */
export default {
  meta: { name: 'plenum' },
  rules: { walls: wallsRule, words: wordsRule, environment: environmentRule, live: liveRule },
};
