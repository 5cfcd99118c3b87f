/** Re-enrollment surveys and their answers. */
export default {
  'survey.does': ['re-enrollment surveys: who stays next year', '续读意向调查：下学年谁留下'],
  'survey.id': ['the number of the survey, as the list shows it', '调查编号，见列表'],
  'survey.board.does': ['the answers by grade, the seats, and how many are expected to stay', '按年级查看回复、学位和预计续读人数'],
  'survey.board.said': [
    '{title}: {yes, number} yes, {no, number} no, {open, number} open. Expected to stay: {expected} ({shares})',
    '{title}：续读 {yes, number}，不续读 {no, number}，待定 {open, number}。预计续读：{expected}（{shares}）',
  ],
  'survey.board.unknown': ['nobody has answered yet', '尚无回复'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
