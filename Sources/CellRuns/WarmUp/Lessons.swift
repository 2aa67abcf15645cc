import CInterposer
import CellHarness
import CellTrace
import Foundation
import HeadlessCore

/// Small screens that are performed before the first run, each in a process that ends: the generic types that they name are made
/// then, once for all runs. What they show is nobody's concern; what they use should be what most apps use.
enum Lessons {
  private static let all: [any CellScreen.Type] = [
    CollectionLesson.self, TableLesson.self, ContentLesson.self, ViewLesson.self,
  ]

  /// False if there is no lesson of this number.
  static func perform(_ number: Int) -> Bool {
    guard all.indices.contains(number), let type = ChildType(all[number]) else { return false }
    HostRun.begin()
    let row = ItemLocator.showing("Row 3")
    let script: [Interaction] = [
      .tap(row), .swipe(row, .trailing), .closeActions, .mutate("change"), .scrollBy(300), .scrollToEnd, .scrollToTop,
    ]
    let order = RunOrder(script: script, configuration: RunConfiguration(), references: .atTheEnd)
    guard let data = try? JSONEncoder().encode(RunRequest(screen: ChildScreen(type: type), order: order)) else { return false }
    ScriptChild.run(data, reply: ChildReply(descriptor: STDOUT_FILENO))
    return true
  }
}

/// Called by the zygote's C code in a process of its own.
@_cdecl("cellharness_learn")
package func cellharnessLearn(_ number: Int32) -> Bool { Lessons.perform(Int(number)) }
