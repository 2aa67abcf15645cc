import AppSourceRewriter
import Foundation

// The plug-in's program: reads which files to copy, and writes the copies that differ from what is there.
guard CommandLine.arguments.count == 2 else { AppSourceJob.fail("usage: AppSourceTool JOB-FILE") }
AppSourceJob.run(at: URL(filePath: CommandLine.arguments[1]))
