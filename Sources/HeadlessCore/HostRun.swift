import CInterposer
import CellTrace
import Foundation

/// The run this process is, if it is one: what the host owns besides time.
package enum HostRun {
  /// True in a run's process.
  package static var isActive: Bool { ci_is_active() }

  /// Connects the host with the run loop and the random streams; the first thing a run's process does.
  package static func begin() {
    ci_set_run_loop_pass { HostRun.passRunLoop() }
    ci_set_random_key { HostRun.randomKey }
    HostNetwork.begin()
    ci_set_departure { isThread in
      if !RunState.current.companions.isEmpty { RunState.current.depart?(isThread ? nil : .completing) }
    }
    ci_set_choice_observer { origin, place, among in
      let item = CellBinding(ordinal: origin).item
      Probe.post(among == 0 ? .resultsReleased(item) : .resultChosen(item, place: Int(place), among: Int(among)))
    }
  }

  /// One turn of the main run loop: its timers, blocks and sources; nothing waits.
  static func passRunLoop() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  /// The step under way, for whoever has to report that the process died.
  package static func setStep(_ step: Int) { ci_set_step(Int32(truncatingIfNeeded: step)) }

  /// What this process did that the host does not own, in words; its order and timing may differ from run to run.
  package static var unowned: [String] {
    let bits = Int(ci_unowned())
    return [
      (CI_UNOWNED_THREAD, "a thread that is not a dispatch queue's"),
      (CI_UNOWNED_SOURCE, "a dispatch source that is not a timer, as URLSession uses"),
    ].filter { bits & $0.0 != 0 }.map(\.1)
  }

  /// True where the calling thread is one of the run and not the main one.
  package static var isOffMain: Bool { ci_is_off_main() }

  /// How often work was queued on behalf of an item whose time of completion nobody promises.
  package static var openCompletions: Int { Int(ci_open_completions()) }

  /// Orders asynchronous results from now on.
  package static func setCompletionOrder(_ order: CompletionOrder, seed: UInt64) {
    switch order {
    case .inOrder: ci_set_order(CI_IN_ORDER, 0)
    case .reversed: ci_set_order(CI_REVERSED, 0)
    case .shuffled: ci_set_order(CI_SHUFFLED, seed)
    case .afterReuse: ci_set_late(0)
    case .afterNextReuse: ci_set_late(1)
    case .afterChange: ci_hold_until_change()
    }
  }

  /// The data of a list changes. While the screen opens its data comes for the first time: that is no change.
  package static func noteDataChange() {
    guard RunState.current.step > 0 else { return }
    if openCompletions > 0 { RunState.current.consulted.changing += 1 }
    ci_note_change()
  }

  /// Lets go of the results of tasks that have ended: the run keeps tasks in mind until somebody asks what is pending.
  package static func forgetEndedTasks() { ci_forget_ended_tasks() }

  /// Lets the draws for every item begin anew, so that a cell that is made again draws what it drew the first time.
  package static func restartItemDraws() { ci_restart_item_draws() }

  /// Draws for an item come from a stream of its own, so that a draw more for one item changes nothing for others.
  private static var randomKey: UInt64 {
    let provenance = Provenance.current
    guard let item = provenance?.item ?? provenance?.drawsFor ?? CellBinding.current.item else {
      return provenance == nil ? 0 : 1
    }
    // FNV-1a: stable across processes, unlike `Hashable`.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    mix(UInt8(truncatingIfNeeded: item.list))
    for byte in item.key.utf8 { mix(byte) }
    return hash
  }
}
