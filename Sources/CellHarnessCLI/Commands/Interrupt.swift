import CellReports
import Foundation
import Synchronization

/// Whether somebody asked for the program's end (Ctrl-C, or a termination): what was found until then is written.
enum Interrupt {
  private static let signalled = Atomic<Int32>(0)

  /// Why the end was asked for; nil: it was not. From its first call on, the first signal is noted here and the second one ends the
  /// program.
  static let cause: @Sendable () -> PartialRun.Cause? = {
    _ = isHandled
    return switch signalled.load(ordering: .relaxed) {
    case 0: nil
    case SIGTERM: .terminated
    default: .interrupted
    }
  }

  /// Whether the end was asked for.
  static let wasAsked: @Sendable () -> Bool = { cause() != nil }

  private static let isHandled: Bool = {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interrupt.note(number)
        signal(number, SIG_DFL)
      }
    }
    return true
  }()

  private static func note(_ number: Int32) { signalled.store(number, ordering: .relaxed) }
}
