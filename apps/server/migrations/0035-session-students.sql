-- An extra session is for students alone.
delete from school_term_student where person_id not in (select id from student);
alter table school_term_student drop constraint school_term_student_person,
  add constraint school_term_student_person foreign key (person_id) references student on delete cascade;
