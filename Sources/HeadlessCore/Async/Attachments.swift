import CInterposer
import CellTrace

/// Something that lasts until somebody ends it: a subscription.
public protocol Attachment: AnyObject {
  /// True until it has ended.
  var isAttached: Bool { get }
}

/// What is attached in this run, by whom. After the screen was taken down the rest is told.
public enum Attachments {
  /// Remembers an attachment with the caller's place. Does nothing outside of runs.
  public static func note(_ attachment: any Attachment, _ title: String) {
    guard HostRun.isActive else { return }
    if entries.count >= bound {
      entries.removeAll { $0.attachment?.isAttached != true }
      bound = max(256, entries.count * 2)
    }
    entries.append(Entry(attachment: attachment, title: title, item: Serving.current.item, frames: WorkPlace.frames()))
  }

  /// What has not ended, in words with marks for lines: oldest first.
  public static var lasting: [String] {
    entries.filter { $0.attachment?.isAttached == true }.map { entry in
      let whom = entry.item.map { ", for item \($0)" } ?? ""
      return entry.title + whom + (WorkPlace.found(entry.frames).map { ", made in \($0.name)\($0.mark.text)" } ?? "")
    }
  }

  private struct Entry {
    weak var attachment: (any Attachment)?
    var title: String
    var item: ItemID?
    var frames: [UInt32]
  }

  /// One thread of a run goes on at a time.
  nonisolated(unsafe) private static var entries: [Entry] = []
  nonisolated(unsafe) private static var bound = 256
}
