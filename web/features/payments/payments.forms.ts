import { PaymentInput, RefundInput } from '@plenum/contract/features/payments/payments.schema.ts';
import * as Type from 'typebox';

const { amount, reference } = PaymentInput.properties;

export const PaymentSchema = Type.Object({ amount, reference });
export const RefundSchema = Type.Object({ amount, why: RefundInput.properties.why });
