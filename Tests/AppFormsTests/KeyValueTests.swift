import Combine
import Testing
import UIKit

/// Key-value coding and observing of the classes in `App/KeyValue`, compiled by the plug-in.
@Suite("Key-value coding and observing") @MainActor struct KeyValueTests {
  @Test("observe hears of each write, equal or not, with what it asked for")
  func observing() {
    let track = Track()
    var log: [String] = []
    let observation = track.observe(\.title, options: [.initial, .old, .new]) { track, change in
      log.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(track.title)")
    }
    track.title = "One"
    track.title = "One"
    let silent = track.observe(\.title) { _, change in log.append("\(change.newValue == nil)") }
    track.title = "Two"
    observation.invalidate()
    silent.invalidate()
    track.title = "Three"
    #expect(log == ["- untitled untitled", "untitled One One", "One One One", "One Two Two", "true"])
  }

  @Test("An own didSet runs before observers hear, even if it returns early; += and computed setters count")
  func ownObservers() {
    let track = Track()
    var log: [String] = []
    let observations = [
      track.observe(\.rating, options: .new) { track, change in
        log.append("rating \(change.newValue ?? 0) \(track.ratingChanges)")
      },
      track.observe(\.plays, options: [.old, .new]) { _, change in
        log.append("plays \(change.oldValue ?? 0) \(change.newValue ?? 0)")
      },
      track.observe(\.volume, options: .new) { _, change in log.append("volume \(change.newValue ?? 0)") },
      track.observe(\.remarks, options: .new) { _, change in log.append("remarks \(change.newValue?.count ?? 0)") },
      track.observe(\.genre) { _, _ in log.append("genre") },
    ]
    track.rating = 3
    track.rating = 9
    track.play()
    track.volume = 4
    track.remarks.append("loud")
    track.genre = "rock"
    #expect(log == ["rating 3 1", "rating 9 2", "plays 0 1", "volume 1.0", "remarks 1", "genre"])
    #expect(track.accepted == 3)
    withExtendedLifetime(observations) {}
  }

  @Test("A list behind a key tells what is put in, taken out and replaced, and where")
  func lists() {
    let playlist = Playlist()
    playlist.watch("_tracks")
    playlist.tracks.add("b")
    playlist.tracks.insert("a", at: 0)
    playlist.tracks.addObjects(from: ["c", "d"])
    playlist.tracks[1] = "B"
    playlist.tracks.remove("c")
    playlist.tracks.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["x", "y"])
    playlist.tracks.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["z"])
    playlist.tracks.removeAllObjects()
    playlist.tracks.removeAllObjects()
    #expect(
      playlist.log == [
        "2 at 0: - → b", "2 at 0: - → a", "2 at 2: - → c", "2 at 3: - → d", "4 at 1: b → B", "3 at 2: c → -",
        "4 at 0,1: aB → xy", "4 at 0: x → z", "3 at 1: y → -", "3 at 0,1: zd → -",
      ])
    playlist.log = []
    playlist.watch("notes")
    playlist.mutableArrayValue(forKeyPath: "notes").add("c")
    playlist.notes.append("d")
    playlist.rename(at: 1, "B")
    #expect(playlist.notes == ["a", "B", "c", "d"])
    #expect(playlist.log == ["2 at 2: - → c", "1 at all: abc → abcd", "4 at 1: b → B"])
    var heard: [String] = []
    let observation = playlist.observe(\.notes, options: [.new]) { _, change in
      heard.append("\(change.kind.rawValue) \(change.newValue ?? []) \(change.indexes?.map { $0 } ?? [])")
    }
    playlist.mutableArrayValue(forKey: "notes").removeObject(at: 0)
    observation.invalidate()
    #expect(heard == ["3 [] [0]"])
  }

  @Test("A list behind a key finds objects by what they are, appends by its subscript and tells several places at once")
  func placesOfLists() {
    let playlist = Playlist()
    let verses = [Verse(), Verse(), Verse()]
    playlist.tracks.addObjects(from: Array(verses.dropLast()))
    playlist.tracks[2] = verses[2]
    #expect(playlist.tracks.count == 3)
    #expect(playlist.tracks.index(of: verses[1]) == 1 && playlist.tracks.index(of: Verse()) == NSNotFound)
    #expect(playlist.tracks.contains(verses[2]) && !playlist.tracks.contains(Verse()))
    playlist.tracks.remove(verses[1])
    playlist.tracks.removeObjects(in: [verses[0]])
    #expect(playlist.tracks.count == 1 && playlist.tracks[0] as? Verse === verses[2])
    playlist.tracks.removeAllObjects()

    playlist.watch("_tracks")
    playlist.tracks.insert(["a", "b", "c"], at: IndexSet(0..<3))
    playlist.tracks.removeObjects(at: [0, 2])
    playlist.tracks.replaceObjects(at: [0], with: ["B"])
    playlist.tracks.add("C")
    playlist.tracks.exchangeObject(at: 0, withObjectAt: 1)
    #expect(
      playlist.log == [
        "2 at 0,1,2: - → abc", "3 at 0,2: ac → -", "4 at 0: b → B", "2 at 1: - → C", "4 at 0: B → C", "4 at 1: C → B",
      ])
  }

  @Test("A generic class hears as an observer, and so do those that inherit from it")
  func genericObservers() {
    let track = Track()
    let observers = [TitleObserver(), ValueObserver<String>()]
    for observer in observers { track.addObserver(observer, forKeyPath: "title", options: .new, context: nil) }
    track.title = "One"
    #expect(observers.map(\.heard) == [["One"], ["One"]])
    for observer in observers { track.removeObserver(observer, forKeyPath: "title") }
  }

  @Test("A table answers for its keys, and a list asks its elements or sums them up")
  func tablesAndLists() {
    let table = NSMutableDictionary()
    table.setValue("a", forKey: "some.key")
    #expect(table.value(forKey: "some.key") as? String == "a" && table.count == 1)
    table.setValue(nil, forKey: "some.key")
    #expect(table.value(forKey: "some.key") == nil && table.count == 0)

    let tracks = [Track(), Track(), Track()]
    for (number, track) in tracks.enumerated() {
      track.title = ["b", "a", "b"][number]
      track.rating = number + 1
    }
    let list = tracks as NSArray
    #expect(list.value(forKey: "title") as? [String] == ["b", "a", "b"])
    #expect(list.value(forKeyPath: "@sum.rating") as? Int == 6 && list.value(forKeyPath: "@avg.rating") as? Double == 2)
    #expect(list.value(forKeyPath: "@max.rating") as? Int == 3 && list.value(forKeyPath: "@min.title") as? String == "a")
    #expect(list.value(forKeyPath: "@count") as? Int == 3)
    #expect(list.value(forKeyPath: "@distinctUnionOfObjects.title") as? [String] == ["b", "a"])
    let nested = NSDictionary(dictionary: ["inner": NSDictionary(dictionary: ["key": 1])])
    #expect(nested.value(forKeyPath: "inner.key") as? Int == 1)
  }

  @Test("A formatter's own reading of texts is what fields ask for")
  func formatters() {
    func value(_ text: String, _ formatter: Formatter) -> NSNumber? {
      var found: AnyObject?
      return withUnsafeMutablePointer(to: &found) { place in
        let isRead = formatter.getObjectValue(AutoreleasingUnsafeMutablePointer(place), for: text, errorDescription: nil)
        return isRead ? place.pointee as? NSNumber : nil
      }
    }
    #expect(value("12.34", CentsFormatter()) == 12.34)
    #expect(value("none", CentsFormatter()) == nil)
    #expect(value("yes", YesFormatter()) == true)
    #expect(value("perhaps", YesFormatter()) == nil)
  }

  @Test("A key path of a subclass, and keys that depend on others, also behind another object")
  func dependentKeys() {
    let track = Remix()
    var log: [String] = []
    let observations = [
      track.observe(\.title) { _, _ in log.append("title") },
      track.observe(\.summary, options: .new) { _, change in log.append(change.newValue ?? "-") },
      track.observe(\.label, options: .new) { _, change in log.append(change.newValue ?? "-") },
    ]
    track.title = "A"
    track.rating = 2
    let artist = Artist()
    track.artist = artist
    artist.name = "B"
    track.source = "C"
    #expect(log.sorted() == ["A 0", "A 2", "C of B", "none of B", "none of nobody", "title"].sorted())
    withExtendedLifetime(observations) {}
  }

  @Test("Observers by text: key paths, context, an override in a subclass, removal")
  func textual() {
    let track = Track()
    let observer = LoudObserver()
    observer.watch(track, "title")
    observer.watch(track, "artist.name", .new)
    track.title = "One"
    let artist = Artist()
    track.artist = artist
    artist.name = "Two"
    observer.stop(track, "title")
    track.title = "Three"
    #expect(
      observer.log == [
        "loud", "title untitled One", "loud", "artist.name - nobody", "loud", "artist.name - Two",
      ])
  }

  @Test("An observer may take itself back in its deinit, when nothing refers to it weakly any more")
  func removalInDeinit() {
    let track = Track()
    var observer: PassingObserver? = PassingObserver()
    observer?.track = track
    observer?.watch(track, "title")
    track.title = "One"
    #expect(observer?.log == ["title untitled One"])
    weak let gone = observer
    observer = nil
    #expect(gone == nil)
    track.title = "Two"
    #expect(track.title == "Two")
  }

  @Test("prior comes before the write, and observers of a view hear by text too")
  func priorAndViews() {
    let track = Track()
    var log: [String] = []
    let observation = track.observe(\.title, options: [.prior, .old, .new]) { track, change in
      log.append("\(change.isPrior) \(track.title)")
    }
    track.title = "New"
    #expect(log == ["true untitled", "false New"])
    withExtendedLifetime(observation) {}

    let scroll = UIScrollView()
    let observer = ScrollObserver()
    scroll.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.contentSize = CGSize(width: 10, height: 20)
    scroll.removeObserver(observer, forKeyPath: "contentSize")
    scroll.contentSize = .zero
    #expect(observer.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test("publisher(for:) sends the value as it is and each new one")
  func publisher() {
    let track = Track()
    var log: [String] = []
    let first = track.publisher(for: \.title).sink { log.append($0) }
    let second = track.publisher(for: \.rating, options: [.new]).sink { log.append("\($0)") }
    track.title = "One"
    track.rating = 4
    first.cancel()
    track.title = "Two"
    #expect(log == ["untitled", "One", "4"])
    withExtendedLifetime(second) {}
  }

  @Test("Values by key, by key path and for keys that nobody declares")
  func coding() {
    let track = Track()
    track.setValue("Song", forKey: "title")
    track.setValue(4, forKey: "rating")
    track.setValue("text", forKey: "note")
    track.artist = Artist()
    track.setValue("Someone", forKeyPath: "artist.name")
    #expect(track.title == "Song" && track.rating == 4 && track.note == "text")
    #expect(track.value(forKeyPath: "artist.name") as? String == "Someone")
    #expect(track.value(forKey: "trackGenre") as? String == "none")
    #expect(track.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "Song")
    let bag = Bag()
    bag.setValue(1, forKey: "anything")
    #expect(bag.value(forKey: "anything") as? Int == 1)
    let view = UIView()
    view.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 8)
  }

  @Test("An unknown key, and an observer that was never added, end the run as on a phone")
  func failures() async {
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Track().setValue(1, forKey: "missing") }
    }
    let text = String(decoding: unknown?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("this class is not key value coding-compliant for the key missing."))
    let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrackObserver().stop(Track(), "title") }
    }
    let other = String(decoding: removed?.standardErrorContent ?? [], as: UTF8.self)
    #expect(other.contains("because it is not registered as an observer."))
  }
}
