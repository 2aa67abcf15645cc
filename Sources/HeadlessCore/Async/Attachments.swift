import CInterposer
import CellTrace
import Foundation

/// Something that lasts until somebody ends it: a subscription.
package protocol Attachment: AnyObject {
  /// True until it has ended.
  var isAttached: Bool { get }
}

/// What is attached in this run, by whom. After the screen was taken down the rest is told.
package enum Attachments {
  /// Remembers an attachment with the caller's place. Does nothing outside of runs.
  package static func note(_ attachment: any Attachment, _ title: String) {
    guard HostRun.isActive else { return }
    RunState.current.attachments.add(
      Entry(attachment: attachment, title: title, binding: CellBinding.current, frames: CallSite.frames()))
  }

  /// What has not ended, with marks for lines: oldest first.
  package static var lasting: [LastingThing] {
    (RunState.current.attachments.entries.filter { $0.attachment?.isAttached == true } + observers()).map { entry in
      let origin = CallSite.found(entry.frames).map { ", made in \($0.name)\($0.mark.text)" } ?? ""
      return LastingThing(what: entry.title, item: entry.item, origin: origin)
    }
  }

  /// What the screen itself has, by what it is and the line of the app that made it, with how many there are.
  package static var ofScreen: [(title: String, frame: UInt32, count: Int)] {
    let entries = (RunState.current.attachments.entries.filter { $0.attachment?.isAttached == true } + observers()).filter {
      $0.item == nil
    }
    var found: [(title: String, frame: UInt32, count: Int)] = []
    guard entries.count > 1 else { return [] }
    for entry in entries {
      guard let frame = CallSite.found(entry.frames)?.mark.frames.first else { continue }
      if let index = found.firstIndex(where: { $0.title == entry.title && $0.frame == frame }) {
        found[index].count += 1
      } else {
        found.append((entry.title, frame, 1))
      }
    }
    return found
  }

  /// What was made for items, by the stay in a cell that it was made in and the line of the app that called for it, with how many
  /// there are. What a runtime makes on the way to its own ends is not the app's.
  package static var ofItems: [(binding: CellBinding, item: ItemID, title: String, frame: UInt32, count: Int)] {
    let attached = RunState.current.attachments.entries.filter { $0.binding != .nobody && $0.attachment?.isAttached == true }
    let entries = attached.filter { CallSite.found(Array($0.frames.prefix(callDepth))) != nil } + observers()
    var found: [(binding: CellBinding, item: ItemID, title: String, frame: UInt32, count: Int)] = []
    for entry in entries {
      guard let item = entry.item, let frame = CallSite.found(entry.frames)?.mark.frames.first else { continue }
      if let index = found.firstIndex(where: { $0.binding == entry.binding && $0.title == entry.title && $0.frame == frame }) {
        found[index].count += 1
      } else {
        found.append((entry.binding, item, entry.title, frame, 1))
      }
    }
    return found
  }

  /// Finds out the names of the functions that made what is attached. A process that many are copied from does it once.
  package static func prepareNames() { _ = ofItems }

  /// So many calls lie at most between the app's own and the one that notes an attachment.
  private static let callDepth = 6

  /// Closures that the app gave to the default notification center and has not taken back. Those of the runtimes are behind
  /// something that the app has: a publisher.
  private static func observers() -> [Entry] {
    var found: [(caller: UInt32, entry: Entry)] = []
    withUnsafeMutablePointer(to: &found) { list in
      ci_each_observer(
        Unmanaged.passUnretained(NotificationCenter.default).toOpaque(),
        { observer, list in
          guard let observer = observer?.pointee, let list else { return }
          let frames = observer.frames.map { UnsafeBufferPointer(start: $0, count: Int(CI_FRAMES)).prefix { $0 != 0 } }
          let entry = Entry(
            title: "an observer of notifications", binding: CellBinding(ordinal: observer.origin),
            frames: frames.map(Array.init) ?? [])
          list.assumingMemoryBound(to: [(caller: UInt32, entry: Entry)].self).pointee.append((observer.caller, entry))
        }, list)
    }
    return zip(found, AppCode.functions(at: found.map(\.caller))).compactMap { $1 == nil ? nil : $0.entry }
  }

  struct Entry {
    weak var attachment: (any Attachment)?
    var title: String
    /// The stay of an item in a cell that it was made in; nobody's for the screen's own.
    var binding: CellBinding
    var frames: [UInt32]

    var item: ItemID? { binding.item }
  }

  /// What a run remembers. One thread of a run goes on at a time.
  struct Table {
    private(set) var entries: [Entry] = []
    private var bound = 256

    mutating func add(_ entry: Entry) {
      if entries.count >= bound {
        entries.removeAll { $0.attachment?.isAttached != true }
        bound = max(256, entries.count * 2)
      }
      entries.append(entry)
    }
  }
}
