CREATE TABLE "story_tags" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"lead" jsonb
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "author_note" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_categories" ADD COLUMN "lead" jsonb;