export { wordMoney } from '@plenum/contract/kernel/word-money.ts';
