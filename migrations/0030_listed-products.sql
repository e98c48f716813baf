ALTER TABLE "products" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- A build that is not sold although neither it nor its model is discontinued was retired by an import. Of the others
-- nobody knows; the next import of their model's file finds out.
UPDATE "products" AS build SET "is_listed" = false FROM "products" AS model
WHERE model."id" = build."parent_id" AND NOT build."is_active"
  AND NOT coalesce((build."record" ->> 'isDiscontinued')::boolean, (model."record" ->> 'isDiscontinued')::boolean, false);
