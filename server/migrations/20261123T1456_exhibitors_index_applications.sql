create index exhibitors_applications_by_age on exhibitors_applications
  (organisation_id, event_id, created_at desc, id desc);
