alter table events
  alter column modules set default '{program,speakers,sponsors,lobby,exhibitors,people}';
update events set modules = modules || '{exhibitors,people}';
