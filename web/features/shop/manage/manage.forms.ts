import { ProductInput } from '@plenum/contract/features/shop/shop.schema.ts';
import * as Type from 'typebox';

const { name, brand, categories, optionNames, description } = ProductInput.properties;

/** What a variant lacks is said on its own fields. */
export const ProductSchema = Type.Object({ name, brand, categories, optionNames, description });
