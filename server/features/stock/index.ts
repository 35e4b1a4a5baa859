export { isLeft, leftOf, sizeOf, takenOf } from './stock.joins.ts';
export {
  deleteQuotas,
  insertQuota,
  insertQuotas,
  lockQuotas,
  updateSize,
} from './stock.queries.ts';
export { type Draw, giveBackToStock, takeFromStock } from './stock.take.ts';
