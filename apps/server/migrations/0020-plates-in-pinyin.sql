-- A plate whose province is in pinyin is the plate itself. Keys were made of what was typed: HUA12345 stood beside 沪A12345.
-- The rule is the domain's (plate.ts), which makes the keys of whatever is written from now on.
create temporary table plate_reading on commit drop as
  select id, plate_key, character || tail as reading
  from vehicle_pass
  join (values
    ('京', 'JING'), ('津', 'JIN'), ('沪', 'HU'), ('渝', 'YU'), ('冀', 'JI'), ('豫', 'YU'), ('云', 'YUN'), ('辽', 'LIAO'), ('黑', 'HEI'),
    ('湘', 'XIANG'), ('皖', 'WAN'), ('鲁', 'LU'), ('新', 'XIN'), ('苏', 'SU'), ('浙', 'ZHE'), ('赣', 'GAN'), ('鄂', 'E'), ('桂', 'GUI'),
    ('甘', 'GAN'), ('晋', 'JIN'), ('蒙', 'MENG'), ('陕', 'SHAN'), ('吉', 'JI'), ('闽', 'MIN'), ('贵', 'GUI'), ('粤', 'YUE'), ('青', 'QING'),
    ('藏', 'ZANG'), ('川', 'CHUAN'), ('宁', 'NING'), ('琼', 'QIONG')
  ) province (character, pinyin) on starts_with(plate_key, pinyin)
  cross join lateral (select substr(plate_key, length(pinyin) + 1) as tail) rest
  where tail ~ '^[A-HJ-NP-Z](?!(\d*[A-Z]){3})[A-HJ-NP-Z0-9]{5}$' or tail ~ '^[A-HJ-NP-Z]([A-HJK][A-HJ-NP-Z0-9]\d{4}|\d{5}[A-HJK])$'
    or tail ~ '^[A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[挂学警港澳]$';

-- Whoever searches finds it by each plate that it may be.
update vehicle_pass v set search = readings || ' ' || v.search
from (select id, lower(string_agg(reading, ' ')) as readings from plate_reading group by id) found
where found.id = v.id;

-- The key changes where the plate can be no other one: not JIN (津, 晋), and not EA12345, which may lack its province. Of a plate
-- that has two valid passes for the same days, one in each spelling, the one in pinyin keeps its key: neither is taken from anybody, and
-- the gate finds both.
update vehicle_pass v set plate_key = reading
from (select id, min(reading) as reading from plate_reading group by id having count(*) = 1) found
where found.id = v.id
  and v.plate_key !~ '^E[A-HJK][A-HJ-NP-Z0-9]\d{4}$' and v.plate_key !~ '^E\d{5}[A-HJK]$'
  and not exists (
    select from vehicle_pass other
    where v.status = 'Valid' and other.status = 'Valid' and other.plate_key = reading
      and daterange(other.valid_from, other.expires_on, '[]') && daterange(v.valid_from, v.expires_on, '[]')
  );
