CREATE TABLE "stories" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"author_role" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revised_at" timestamp with time zone,
	"scene" jsonb NOT NULL,
	"products" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_texts" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"picture" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "story_texts_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_category_story_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."story_categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_texts" ADD CONSTRAINT "story_texts_slug_stories_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."stories"("slug") ON DELETE cascade ON UPDATE no action;