/** Any operation of the contract. */
export default {
  'api.does': ['call any operation of the API by its name', '按名称调用任意接口'],
  'api.operation': ['the name of an operation, such as menus.page', '接口名称，例如 menus.page'],
  'api.path': ['a value in the path, such as id=40', '路径参数，例如 id=40'],
  'api.query': ['a value in the query; repeatable', '查询参数，可多次使用'],
  'api.body': ['the body: JSON, @FILE, or - for standard input', '请求内容：JSON、@文件，或用 - 表示标准输入'],
  'api.operations': ['Operations (and the permission that each needs):', '接口（以及所需权限）：'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
