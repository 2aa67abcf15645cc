import Foundation

class Artist: NSObject {
  @objc dynamic var name = "nobody"
}

class Track: NSObject {
  @objc dynamic var title = "untitled"
  @objc dynamic var rating: Int = 0 {
    didSet {
      ratingChanges += 1
      if rating > 5 { return }
      accepted = rating
    }
  }
  var ratingChanges = 0
  var accepted = 0
  @objc dynamic private(set) var plays = 0
  @objc dynamic var artist: Artist?
  @objc dynamic var summary: String { "\(title) \(rating)" }
  @objc dynamic var volume: Double {
    get { level }
    set { level = min(newValue, 1) }
  }
  @objc(trackGenre) dynamic var genre = "none"
  @objc dynamic var remarks: [String] = []
  @objc var note: String?
  private var level = 0.5

  @objc class func keyPathsForValuesAffectingSummary() -> Set<String> { ["title", #keyPath(Track.rating)] }

  func play() { plays += 1 }
}

final class Remix: Track {
  @objc dynamic var source: String?
  @objc dynamic var label: String { "\(source ?? "none") of \(artist?.name ?? "nobody")" }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    var keys = super.keyPathsForValuesAffectingValue(forKey: key)
    if key == "label" { keys.formUnion(["source", "artist.name"]) }
    return keys
  }
}

/// Observes by key paths as texts, as code did before Swift 4.
class TrackObserver: NSObject {
  private static var context = 0
  var log: [String] = []

  func watch(_ track: Track, _ keyPath: String, _ options: NSKeyValueObservingOptions = [.old, .new]) {
    track.addObserver(self, forKeyPath: keyPath, options: options, context: &TrackObserver.context)
  }
  func stop(_ track: Track, _ keyPath: String) {
    track.removeObserver(self, forKeyPath: keyPath, context: &TrackObserver.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &TrackObserver.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

final class LoudObserver: TrackObserver {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    log.append("loud")
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

/// Answers for keys it does not declare.
final class Bag: NSObject {
  private var values: [String: Any] = [:]
  override func value(forUndefinedKey key: String) -> Any? { values[key] }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
}

final class ScrollObserver: NSObject {
  var sizes: [CGSize] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if let size = change?[.newKey] as? CGSize { sizes.append(size) }
  }
}

/// Takes itself back at the last moment, as many classes do.
final class PassingObserver: TrackObserver {
  var track: Track?
  deinit { track?.removeObserver(self, forKeyPath: #keyPath(Track.title)) }
}

/// Hears of values of one type, as the generic cells of libraries for forms do.
class ValueObserver<Value>: NSObject {
  var heard: [Value] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if let value = change?[.newKey] as? Value { heard.append(value) }
  }
}

final class TitleObserver: ValueObserver<String> {}

/// No object of Objective-C's, and nothing that can be compared.
final class Verse {}

/// Keeps its lists as libraries for forms do: one in place, one as a value.
final class Playlist: NSObject {
  @objc dynamic private var _tracks = NSMutableArray()
  @objc dynamic var notes: [String] = ["a", "b"]
  var tracks: NSMutableArray { mutableArrayValue(forKey: "_tracks") }
  var log: [String] = []

  func watch(_ key: String) { addObserver(self, forKeyPath: key, options: [.new, .old], context: nil) }
  func rename(at index: Int, _ text: String) {
    willChange(.replacement, valuesAt: [index], forKey: "notes")
    notes[index] = text
    didChange(.replacement, valuesAt: [index], forKey: "notes")
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
    let places = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "all"
    let (old, new) = (change?[.oldKey] as? [String], change?[.newKey] as? [String])
    log.append("\(kind) at \(places): \(old?.joined() ?? "-") → \(new?.joined() ?? "-")")
  }
}

/// Reads digits as cents, as formatters of fields for money do.
final class CentsFormatter: NumberFormatter, @unchecked Sendable {
  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard string.contains(where: \.isNumber) else {
      try super.getObjectValue(obj, for: string, range: rangep)
      return
    }
    obj?.pointee = NSNumber(value: (Double(string.filter(\.isNumber)) ?? 0) / 100)
  }
}

final class YesFormatter: Formatter, @unchecked Sendable {
  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    obj?.pointee = NSNumber(value: string == "yes")
    return ["yes", "no"].contains(string)
  }
}
