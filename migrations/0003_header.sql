CREATE TABLE "menu_entries" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	"lft" integer NOT NULL,
	"title" jsonb NOT NULL,
	"url" text,
	"panel_column" integer,
	"badge" jsonb,
	"picture" text
);
--> statement-breakpoint
CREATE TABLE "site_messages" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb,
	"url" text,
	"url_label" jsonb,
	"theme" text NOT NULL,
	"is_dismissible" boolean NOT NULL,
	"sites" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"from" timestamp with time zone,
	"to" timestamp with time zone
);
