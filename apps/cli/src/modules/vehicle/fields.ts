import type { Isb, Schema } from '@isb/sdk'
import type { Given, Option } from '../../lib/command.ts'
import { uploadImage } from '../../lib/upload.ts'
import type { World } from '../../lib/world.ts'

/** The types of passes, as the contract calls them. */
export const types = ['staff', 'parent', 'visitor', 'contractor'] as const satisfies readonly Schema<'PassType'>[]

/** A field of a pass by the option that gives it: `--student` is studentName. */
const names = {
  plate: 'plate',
  type: 'type',
  name: 'applicantName',
  email: 'email',
  phone: 'phone',
  department: 'department',
  brand: 'brand',
  model: 'model',
  color: 'color',
  driver: 'driverName',
  driverPhone: 'driverPhone',
  grade: 'grade',
  student: 'studentName',
} as const satisfies Record<string, keyof Schema<'PassFields'>>

/** The text fields of a pass. */
export type Texts = Partial<Pick<Schema<'PassFields'>, (typeof names)[keyof typeof names]>>

/** What a pass is described with. */
export const fields: readonly Option[] = [
  { flags: '--plate <PLATE>', does: 'vehicles.field.plate' },
  { flags: '--type <TYPE>', does: 'vehicles.field.type', choices: types },
  { flags: '--name <TEXT>', does: 'vehicles.field.name' },
  { flags: '--email <ADDRESS>', does: 'vehicles.field.email' },
  { flags: '--phone <PHONE>', does: 'vehicles.field.phone' },
  { flags: '--department <TEXT>', does: 'vehicles.field.department' },
  { flags: '--brand <TEXT>', does: 'vehicles.field.brand' },
  { flags: '--model <TEXT>', does: 'vehicles.field.model' },
  { flags: '--color <TEXT>', does: 'vehicles.field.color' },
  { flags: '--driver <TEXT>', does: 'vehicles.field.driver' },
  { flags: '--driver-phone <PHONE>', does: 'vehicles.field.driverPhone' },
  { flags: '--grade <TEXT>', does: 'vehicles.field.grade' },
  { flags: '--student <TEXT>', does: 'vehicles.field.student' },
  { flags: '--certificate <FILE>', does: 'vehicles.field.certificate' },
  { flags: '--signature <FILE>', does: 'vehicles.field.signature' },
]

/** The text fields that the options give. */
export const textFields = (given: Given): Texts =>
  Object.fromEntries(
    Object.entries(names).flatMap(([option, field]) => {
      const value = given.text(option)
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** Images of this machine that a pass is to have. */
export interface Images {
  readonly certificate?: string | undefined
  readonly signature?: string | undefined
}

/** The images that the options name. */
export const imagesIn = (given: Given): Images => ({ certificate: given.text('certificate'), signature: given.text('signature') })

/** Uploads images, one after the other, and hands their ids on by the names of the contract. */
export async function uploaded(isb: Isb, world: World, { certificate, signature }: Images): Promise<Schema<'PassFields'>> {
  return {
    ...(certificate !== undefined && { certificateId: await uploadImage(isb, world, certificate) }),
    ...(signature !== undefined && { signatureId: await uploadImage(isb, world, signature) }),
  }
}
