// The demo's buses: six lines to school and home again, as a school in the north-east of Beijing would have them.
import type { Schema } from '@isb/contract'
import { timeAt } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'
import { driveDemo } from './demo-drive.ts'

type Place = readonly [name: string, nameZh: string, latitude: number, longitude: number]
const school: Place = ['School', '学校', 40.0162, 116.4976]
/** Far from the school first. */
const lines: readonly {
  readonly lineNumber: string
  readonly name: string
  readonly nameZh: string
  readonly color: Schema<'BusColor'>
  readonly plate: string
  readonly seatCount: number
  readonly driver: string
  readonly attendant: string
  readonly places: readonly Place[]
}[] = [
  {
    lineNumber: '1',
    name: 'Shunyi',
    nameZh: '顺义',
    color: 'Blue',
    plate: '京A·M45902',
    seatCount: 34,
    driver: 'Liu Jianjun',
    attendant: 'Sun Mei',
    places: [
      ['Shunyi Park', '顺义公园', 40.1288, 116.6549],
      ['Houshayu', '后沙峪', 40.1126, 116.5472],
      ['Tianzhu', '天竺', 40.0664, 116.5655],
    ],
  },
  {
    lineNumber: '2',
    name: 'Lido',
    nameZh: '丽都',
    color: 'Teal',
    plate: '京A·H64471',
    seatCount: 34,
    driver: 'Zhang Weidong',
    attendant: 'Xu Fang',
    places: [
      ['Hujialou', '呼家楼', 39.9238, 116.4612],
      ['Lido', '丽都', 39.9763, 116.4796],
      ['Dashanzi', '大山子', 39.9836, 116.4912],
    ],
  },
  {
    lineNumber: '3',
    name: 'Wangjing',
    nameZh: '望京',
    color: 'Purple',
    plate: '京A·F60827',
    seatCount: 34,
    driver: 'Ma Guoqiang',
    attendant: 'Zhao Li',
    places: [
      ['Huajiadi', '花家地', 39.9856, 116.4689],
      ['Futong', '阜通', 39.9932, 116.4748],
      ['Wangjing South', '望京南', 39.9847, 116.4826],
      ['Lido East', '丽都东', 39.9785, 116.4903],
    ],
  },
  {
    lineNumber: '4',
    name: 'Haidian',
    nameZh: '海淀',
    color: 'Olive',
    plate: '京B·T50937',
    seatCount: 28,
    driver: 'Guo Zhiqiang',
    attendant: 'He Yun',
    places: [
      ['Zhongguancun', '中关村', 39.984, 116.3165],
      ['Wudaokou', '五道口', 39.9926, 116.3386],
      ['Olympic Green', '奥林匹克公园', 40.0025, 116.3912],
    ],
  },
  {
    lineNumber: '5',
    name: 'CBD',
    nameZh: '国贸',
    color: 'Pink',
    plate: '京B·K33019',
    seatCount: 30,
    driver: 'Chen Yong',
    attendant: 'Lin Hua',
    places: [
      ['Guomao', '国贸', 39.9087, 116.4605],
      ['Dabeiyao', '大北窑', 39.9101, 116.4703],
      ['Chaoyang Park', '朝阳公园', 39.9336, 116.4783],
    ],
  },
  {
    lineNumber: '6',
    name: 'Tongzhou',
    nameZh: '通州',
    color: 'Amber',
    plate: '京B·N18265',
    seatCount: 30,
    driver: 'Wang Tao',
    attendant: 'Feng Lan',
    places: [
      ['Liyuan', '梨园', 39.8838, 116.6679],
      ['Guoyuan', '果园', 39.8934, 116.6378],
      ['Changying', '常营', 39.9263, 116.5996],
    ],
  },
]

async function plantBuses(db: Db, now: Date): Promise<void> {
  const updatedAt = new Date(now.getTime() - 900 * 60 * 60_000)
  const places = [school, ...lines.flatMap((line) => line.places)]
  const stops = await db
    .insertInto('busStop')
    .values(places.map(([name, nameZh, latitude, longitude]) => ({ name, nameZh, latitude, longitude, updatedAt })))
    .returning(['id', 'name'])
    .execute()
  const stopOf = new Map(stops.map(({ id, name }) => [name, id]))
  for (const [at, { plate, seatCount, places: calls, name, nameZh, driver, attendant, ...line }] of lines.entries()) {
    const { id: vehicleId } = await db
      .insertInto('busVehicle')
      .values({ plate, seatCount, updatedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const staff = {
      driver,
      driverPhone: `138 0000 ${2210 + at}`,
      attendant,
      attendantPhone: `139 0000 ${7781 + at}`,
      needsApproval: line.lineNumber === '3',
    }
    for (const direction of ['ToSchool', 'FromSchool'] as const) {
      const there = direction === 'ToSchool'
      const { id: routeId } = await db
        .insertInto('busRoute')
        .values({
          ...line,
          ...staff,
          name: `${name}, ${there ? 'morning' : 'afternoon'}`,
          nameZh: `${nameZh}${there ? '早班' : '下午班'}`,
          direction,
          vehicleId,
          updatedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const order = there ? [...calls, school] : [school, ...calls.toReversed()]
      const first = there ? 7 * 60 + 10 + at * 3 : 15 * 60 + 40
      await db
        .insertInto('busRouteStop')
        .values(
          order.map(([stop], index) => ({
            routeId,
            position: index + 1,
            stopId: stopOf.get(stop)!,
            at: timeAt(first + Math.round((index * 45) / (order.length - 1))),
          })),
        )
        .execute()
    }
  }
  await db.insertInto('busVehicle').values({ plate: '京A·S00034', seatCount: 22, note: 'Spare bus', updatedAt }).execute()
}

export const demo: Demo = {
  roles: [
    {
      name: 'Transport',
      description: 'Looks after bus routes, runs and bookings',
      except: [],
      also: ['', ':create', ':confirm', ':reject', ':cancel', ':meet', ':message', ':changes', ':settings'].map(
        (end) => `bus-booking${end}`,
      ),
    },
  ],
  plant: plantBuses,
  goOn: driveDemo,
}
