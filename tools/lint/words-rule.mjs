/** Attributes whose value a person reads or hears. */
const spoken = new Set(
  `alt title label placeholder description error legend caption summary heading subtitle
   nothingFoundMessage aria-label aria-description aria-placeholder aria-roledescription
   aria-valuetext`.split(/\s+/),
);

/** The product is called the same in every language. */
const needsTranslation = (text) => /\p{L}/u.test(text.replaceAll('Plenum', ''));

/** Literals an expression can turn into, as far as one can see. */
function literalsOf(node) {
  if (node === null) return [];
  if (node.type === 'JSXText') return [node];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'TemplateLiteral') return node.quasis;
  if (node.type === 'JSXExpressionContainer') return literalsOf(node.expression);
  if (node.type === 'ConditionalExpression') {
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  }
  if (node.type === 'LogicalExpression')
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [];
}

const textOf = (literal) =>
  literal.type === 'TemplateElement' ? literal.value.raw : String(literal.value);

/** All words come from the locales: no literal with letters in JSX, in children or spoken attributes. */
export const wordsRule = {
  create(context) {
    const check = (node) => {
      for (const literal of literalsOf(node)) {
        if (!needsTranslation(textOf(literal))) continue;
        context.report({ node: literal, message: 'Words come from web/locales, not from JSX.' });
      }
    };
    const checkChildren = (node) => node.children.forEach(check);
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      JSXAttribute(node) {
        if (spoken.has(node.name.name)) check(node.value);
      },
    };
  },
};
