import { ITERATION_ORDER } from './determinism.mjs';

/**
 * Maps and sets iterate in the order of insertion, which a saved and restored match need not share. They may be asked
 * (`get`, `has`, `size`) but not walked, unless what comes out is sorted at once: `[...seen].sort(byId)`.
 * Works by syntax alone: it follows a name to where it was declared, not further.
 */

const UNORDERED = /^(Readonly)?(Weak)?(Map|Set)$/;
const WALKS = new Set(['keys', 'values', 'entries']);

/**
 * @typedef {any} Node a node of the TypeScript syntax tree
 * @param {Node} node
 */
function isSortedAtOnce(node) {
  const member = node.parent;
  return (
    member?.type === 'MemberExpression' &&
    member.object === node &&
    /^(sort|toSorted)$/.test(member.property.name ?? '')
  );
}

/** @param {Node} annotation */
function namesUnordered(annotation) {
  const type = annotation?.typeAnnotation;
  return type?.type === 'TSTypeReference' && UNORDERED.test(type.typeName.name ?? '');
}

/** @type {import('eslint').Rule.RuleModule} */
export const iterationOrder = {
  meta: {
    type: 'problem',
    docs: { description: 'Maps and sets are asked, not walked' },
    messages: { order: ITERATION_ORDER },
  },
  create(context) {
    /** @param {Node} node */
    function isNewCollection(node) {
      return node?.type === 'NewExpression' && UNORDERED.test(node.callee.name ?? '');
    }

    /** @param {Node} name */
    function isDeclaredUnordered(name) {
      let scope = /** @type {import('eslint').Scope.Scope | null} */ (context.sourceCode.getScope(name));
      for (; scope !== null; scope = scope.upper) {
        const variable = scope.set.get(name.name);
        if (variable === undefined) continue;
        return variable.defs.some(
          (/** @type {Node} */ def) => namesUnordered(def.name?.typeAnnotation) || isNewCollection(def.node?.init),
        );
      }
      return false;
    }

    /** @param {Node} node */
    function isUnordered(node) {
      if (node.type === 'Identifier') return isDeclaredUnordered(node);
      if (isNewCollection(node)) return true;
      return (
        node.type === 'CallExpression' && node.arguments.length === 0 && WALKS.has(node.callee.property?.name ?? '')
      );
    }

    /** @param {Node} node @param {Node} walked */
    function check(node, walked) {
      if (isUnordered(walked)) context.report({ node, messageId: 'order' });
    }

    return {
      ForOfStatement: (/** @type {Node} */ node) => check(node.right, node.right),
      'ArrayExpression > SpreadElement': (/** @type {Node} */ node) => {
        if (!isSortedAtOnce(node.parent)) check(node, node.argument);
      },
      'CallExpression > SpreadElement': (/** @type {Node} */ node) => check(node, node.argument),
      'CallExpression[callee.object.name="Array"][callee.property.name="from"]': (/** @type {Node} */ node) => {
        if (node.arguments.length > 0 && !isSortedAtOnce(node)) check(node, node.arguments[0]);
      },
      'CallExpression[callee.property.name="forEach"]': (/** @type {Node} */ node) => check(node, node.callee.object),
    };
  },
};
