// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
});

const zDivision = z.string();

const zGradeCode = z.string();

const zDayPart = z.string();

const zHomeroomRef = z.object({
    id: zId,
    name: z.string()
});

const zLeaveType = z.string();

const zAbsenceHalf = z.string();

const zAttention = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: z.string(),
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    lessons: z.number().check(z.gte(0)),
    missed: z.number().check(z.gte(0)),
    percent: z.number().check(z.gte(0))
});

const zAttentionPage = z.intersection(zPage, z.object({
    records: z.array(zAttention)
}));

const zLessonDay = z.object({
    day: z.iso.date(),
    part: zDayPart
});

const zMissedByType = z.object({
    leaveType: z.nullable(zLeaveType),
    days: z.number().check(z.gte(0))
});

const zYearAbsence = z.object({
    id: zId,
    leaveType: z.nullable(zLeaveType),
    startsOn: z.iso.date(),
    startsHalf: zAbsenceHalf,
    endsOn: z.iso.date(),
    endsHalf: zAbsenceHalf,
    days: z.number().check(z.gte(0))
});

const zStudentYear = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: z.string(),
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    lessons: z.number().check(z.gte(0)),
    missed: z.number().check(z.gte(0)),
    percent: z.number().check(z.gte(0)),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    today: z.iso.date(),
    days: z.array(zLessonDay),
    types: z.array(zMissedByType),
    absences: z.array(zYearAbsence)
});

const zAbsentOnDay = z.object({
    day: z.iso.date(),
    absent: z.int().check(z.gte(1))
});

const zMissedInWeek = z.object({
    week: z.iso.date(),
    leaveType: z.nullable(zLeaveType),
    days: z.number().check(z.gte(0))
});

const zMissedInGrade = z.object({
    grade: zGradeCode,
    leaveType: z.nullable(zLeaveType),
    days: z.number().check(z.gte(0))
});

const zAbsenceStatistics = z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    weeks: z.array(zMissedInWeek),
    grades: z.array(zMissedInGrade)
});

const zAttendanceAttentionResponse = zAttentionPage;

const zAttendanceYearResponse = zStudentYear;

const zAttendanceDaysResponse = z.array(zAbsentOnDay);

const zAttendanceStatisticsResponse = zAbsenceStatistics;

/** The data of each JSON answer of the module. */
export const answers = {
  'attendance.attention': zAttendanceAttentionResponse,
  'attendance.year': zAttendanceYearResponse,
  'attendance.days': zAttendanceDaysResponse,
  'attendance.statistics': zAttendanceStatisticsResponse,
}
