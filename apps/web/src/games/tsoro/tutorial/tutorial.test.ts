import { loadTsoroTutorialText } from "@sofala/text/tsoro";
import { describeCourse } from "../../../testing/describe-course.ts";
import { course } from "./lessons.ts";

await describeCourse(course, loadTsoroTutorialText);
