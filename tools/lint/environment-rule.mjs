const modules = new Set(['process', 'node:process']);
const message = 'Only server/config reads the environment; ask it for a Config.';

const nameOf = (node) => node?.name ?? node?.value;
const isProcess = (node) =>
  (node?.type === 'Identifier' && node.name === 'process') ||
  (node?.type === 'MemberExpression' && nameOf(node.property) === 'process');

/** `process.env` in any spelling: member, destructured, imported. */
export const environmentRule = {
  create(context) {
    return {
      MemberExpression(node) {
        if (isProcess(node.object) && nameOf(node.property) === 'env') {
          context.report({ node, message });
        }
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !isProcess(node.init)) return;
        const taken = node.id.properties.find((property) => nameOf(property.key) === 'env');
        if (taken) context.report({ node: taken, message });
      },
      ImportSpecifier(node) {
        if (nameOf(node.imported) === 'env' && modules.has(node.parent.source.value)) {
          context.report({ node, message });
        }
      },
    };
  },
};
