// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zTime = z.iso.datetime({ offset: true });

const zVersion = z.int().check(z.gte(1));

const zNameOrder = z.string();

const zSettings = z.object({
    schoolName: z.string(),
    schoolNameZh: z.string(),
    timeZone: z.string(),
    nameOrder: zNameOrder,
    campuses: z.string(),
    phoneCode: z.string(),
    help: z.string(),
    helpZh: z.string(),
    appLink: z.string(),
    rosterLimit: z.int().check(z.gte(1)),
    version: zVersion,
    updatedAt: zTime
});

const zSettingsGetResponse = zSettings;

const zSettingsUpdateResponse = zSettings;

/** The data of each JSON answer of the module. */
export const answers = {
  'settings.get': zSettingsGetResponse,
  'settings.update': zSettingsUpdateResponse,
}
