// A rule of the linter: no text and no page shows a person's bare name. Two people of one name are told apart by `PersonName` and
// `personName` of the console, and by `personIn` of the words. The compiler refuses a person in `named` and `nameIn` already.
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const people = /^(student|pupil|person|child|guardian|rider|sibling|adult|[a-z]+By)$/
const shown = ['JSXExpressionContainer', 'TemplateLiteral']
const elsewhere = ['ArrowFunctionExpression', 'CallExpression', 'FunctionDeclaration', 'FunctionExpression']

/** Whether the value is written into a page or a text there, and not handed to a function that does something else. */
function isShown({ parent }) {
  if (!parent || elsewhere.includes(parent.type)) return false
  return shown.includes(parent.type) || isShown(parent)
}

const bareName = {
  meta: { type: 'problem' },
  create(context) {
    if (!/^apps\/[a-z]+\/src\//.test(relative(root, context.filename))) return {}
    return {
      MemberExpression(node) {
        const { object, property, computed } = node
        const owner = object.type === 'MemberExpression' ? object.property.name : object.name
        if (computed || !['name', 'nameZh'].includes(property.name) || !people.test(owner ?? '') || !isShown(node)) return
        context.report({ node, message: `${owner}.${property.name} does not tell people of one name apart: say personName or personIn` })
      },
    }
  },
}

export default { meta: { name: 'people' }, rules: { 'bare-name': bareName } }
