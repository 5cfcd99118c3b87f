/** Who gains and loses what. */
export default {
  'impact.gain': ['{count, plural, one {# person gains} other {# people gain}} permissions:', '{count, number} 人将获得权限：'],
  'impact.gained': [
    '{people, plural, =0 {Nobody gains} one {# person gains} other {# people gain}} {things}{people, plural, =0 {} other {: {names}}}',
    '{people, plural, =0 {没有人} other {# 人}}获得{things}{people, plural, =0 {} other {：{names}}}',
  ],
  'impact.had': ['; {count, plural, one {# has} other {# have}} it already', '；{count, number} 人原本就有'],
  'impact.kept': ['; {count, plural, one {# keeps} other {# keep}} it through {roles}', '；{count, number} 人仍可通过角色 {roles} 使用'],
  'impact.keptAnyway': ['; {count, plural, one {# keeps} other {# keep}} it anyway', '；{count, number} 人仍可使用'],
  'impact.lose': ['{count, plural, one {# person loses} other {# people lose}} permissions:', '{count, number} 人将失去权限：'],
  'impact.lost': [
    '{people, plural, =0 {Nobody loses} one {# person loses} other {# people lose}} {things}{people, plural, =0 {} other {: {names}}}',
    '{people, plural, =0 {没有人} other {# 人}}失去{things}{people, plural, =0 {} other {：{names}}}',
  ],
  'impact.morePeople': ['{count, number} more', '另外 {count, number} 人'],
  'impact.none': ['Nobody gains or loses anything.', '没有人会因此获得或失去权限。'],
  'impact.rest': ['and {count, number} more', '另有 {count, number} 项'],
  'impact.role': ['{name} ({members, plural, one {# member} other {# members}})', '{name}（{members, number} 名成员）'],
  'impact.roles': ['{count, plural, one {Role} other {Roles}} affected: {roles}', '涉及的角色：{roles}'],
  'impact.thing': ['“{name}” ({type})', '“{name}”（{type}）'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
