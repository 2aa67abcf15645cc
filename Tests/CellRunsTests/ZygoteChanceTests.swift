import CellRuns
import CellTrace
import Foundation
import HeadlessCore
import Testing

@Suite struct ZygoteChanceTests {
  private static let draw: ChildRequest.ChildFunction = { pointer in
    ChildCall.at(pointer).reply.write(
      "\(Int.random(in: 0..<1_000_000)) \(UUID()) \((0..<20).shuffled()) \(Double.random(in: 0..<1)) \(Bool.random())")
  }

  @Test("Equal seeds give equal random numbers and UUIDs, other seeds give others")
  func randomness() throws {
    let first = try reply(seeds: RunSeeds(random: 5), Self.draw)
    #expect(try reply(seeds: RunSeeds(random: 5), Self.draw) == first)
    #expect(try reply(seeds: RunSeeds(random: 6), Self.draw) != first)
    #expect(try reply(seeds: RunSeeds(random: 5, hashing: 9), Self.draw) == first)
  }

  @Test("The order of a set follows the hash seed and nothing else")
  func hashOrder() throws {
    let order: ChildRequest.ChildFunction = { pointer in
      let words = Set((0..<40).map { "word \($0)" })
      let other = Set(words.shuffled())
      ChildCall.at(pointer).reply.write("\(Array(words)) \(Array(other))")
    }
    let first = try reply(seeds: RunSeeds(hashing: 1), order)
    #expect(try reply(seeds: RunSeeds(hashing: 1), order) == first)
    #expect(try reply(seeds: RunSeeds(random: 1, hashing: 2), order) != first)
  }

  @Test("What an item draws does not depend on how much another item drew")
  func keyedByItem() throws {
    let body: ChildRequest.ChildFunction = { pointer in
      let call = ChildCall.at(pointer)
      func draws(_ key: String, _ count: Int) -> [Int] {
        Provenance.with(Provenance(item: ItemID(key: key), cell: nil)) {
          (0..<count).map { _ in Int.random(in: 0..<1_000_000) }
        }
      }
      _ = draws("A", call.argument.count)
      let before = Int.random(in: 0..<1_000_000)
      call.reply.write("\(draws("B", 3)) \(before)")
    }
    let few = try reply(argument: "1", body)
    #expect(try reply(argument: "12345", body) == few)
    #expect(few.split(separator: " ").count == 4)
  }

  @Test("The random device is seeded too")
  func device() throws {
    let body: ChildRequest.ChildFunction = { pointer in
      let bytes = FileHandle(forReadingAtPath: "/dev/urandom")?.readData(ofLength: 16)
      ChildCall.at(pointer).reply.write(bytes?.base64EncodedString() ?? "none")
    }
    let first = try reply(body)
    #expect(first.count == 24)
    #expect(try reply(body) == first)
    #expect(try reply(seeds: RunSeeds(random: 2), body) != first)
  }

  @Test("A run has a home of its own, which is gone afterwards and is called the same in every run")
  func home() throws {
    let body: ChildRequest.ChildFunction = {
      let before = UserDefaults.standard.integer(forKey: "seen")
      UserDefaults.standard.set(7, forKey: "seen")
      UserDefaults.standard.synchronize()
      let draft = NSTemporaryDirectory() + "draft"
      _ = FileManager.default.createFile(atPath: draft, contents: Data("x".utf8))
      let home = NSHomeDirectory()
      let found = FileManager.default.fileExists(atPath: "tmp/draft") && draft.hasPrefix(home)
      let folder = FileManager.default.currentDirectoryPath
      let settings = (try? FileManager.default.contentsOfDirectory(atPath: home + "/.config")) ?? []
      let text = "\(folder) \(home) \(found) \(settings.count) \(before) \(TimeZone.current.secondsFromGMT())"
      ChildCall.at($0).reply.write(text)
    }
    for _ in 0..<2 {
      let parts = try reply(body).split(separator: " ").map(String.init)
      #expect(parts.dropFirst() == ["/proc/self/fd/200/home", "true", "1", "0", "0"])
      #expect(!FileManager.default.fileExists(atPath: parts[0]))
    }
    #expect(UserDefaults.standard.object(forKey: "seen") == nil)
  }

  @Test("Addresses are the same in every run, so sets of objects have one order")
  func addresses() throws {
    let body: ChildRequest.ChildFunction = { pointer in
      let objects = (0..<10).map { _ in ChildCall.at(pointer).argument as NSData }
      ChildCall.at(pointer).reply.write("\(Set(objects.map { ObjectIdentifier($0) }).map { $0.hashValue })")
    }
    let first = try reply(body)
    for _ in 0..<10 { #expect(try reply(body) == first) }
  }
}
