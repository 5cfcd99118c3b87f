// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zTime = z.iso.datetime({ offset: true });

const zVersion = z.int().check(z.gte(1));

const zRetentionSettings = z.object({
    healthDays: z.int().check(z.gte(0)),
    absenceMonths: z.int().check(z.gte(1)),
    surveyMonths: z.int().check(z.gte(1)),
    recordMonths: z.int().check(z.gte(13)),
    mailDays: z.int().check(z.gte(1)),
    signInDays: z.int().check(z.gte(30)),
    reportDays: z.int().check(z.gte(1)),
    boardingDays: z.int().check(z.gte(1)),
    positionDays: z.int().check(z.gte(1)),
    auditMonths: z.int().check(z.gte(12)),
    twoPeople: z.boolean(),
    tidiedOn: z.nullable(z.iso.date()),
    version: zVersion,
    updatedAt: zTime
});

const zTidiedUp = z.object({
    deleted: z.record(z.string(), z.int().check(z.gte(0)))
});

const zRetentionSettingsResponse = zRetentionSettings;

const zRetentionUpdateSettingsResponse = zRetentionSettings;

const zRetentionTidyUpResponse = zTidiedUp;

/** The data of each JSON answer of the module. */
export const answers = {
  'retention.settings': zRetentionSettingsResponse,
  'retention.updateSettings': zRetentionUpdateSettingsResponse,
  'retention.tidyUp': zRetentionTidyUpResponse,
}
