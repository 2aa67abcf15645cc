import Foundation
import HeadlessCore

extension NetworkAnswer {
  /// Answers that are made up: a list for who decodes a list, and a picture for who wants one.
  ///
  /// What `JSONDecoder` decodes from such an answer is a value of whatever type it is asked for: texts say what they stand for ("name", "email",
  /// "date"), lists have two dozen elements, and every identifier is there once. The same request gets the same answer each time, another one another.
  /// Whoever makes an image of it gets a picture that differs from others. `JSONSerialization` and texts can't be made up: they fail as if the server had
  /// sent something else.
  ///
  /// No server has said that it answers so. From such an answer on a crash is a warning, not an error, and identifiers that are alike are not told.
  /// - Parameters:
  ///   - address: A full address; with `*` at its end, every address that begins so.
  ///   - latency: Virtual seconds until it arrives.
  public static func madeUp(_ address: String = "http*", after latency: Double = 0.2) -> NetworkAnswer {
    var answer = NetworkAnswer(address, .hostNotFound, after: latency)
    answer.isMadeUp = true
    return answer
  }
}

/// The body of an answer that is made up: a picture, with the request behind it, which whoever decodes it finds there.
enum MadeUpAnswer {
  private static let mark = Array("made-up-answer".utf8)

  static func content(for request: HostNetwork.Request) -> NetworkAnswer.Content {
    var body = PictureFile.png(named: request.url, width: 120, height: 90)
    body += Data("\(request.method) \(request.url) ".utf8) + (request.body ?? Data()) + mark
    let isPicture = ["png", "jpg", "jpeg", "webp", "gif", "heic"].contains(
      URL(string: request.url)?.pathExtension.lowercased() ?? "")
    return .data(body, type: isPicture ? "image/png" : "application/json")
  }

  /// What a value that is decoded from this depends on; nil if it is no such answer.
  static func source(of data: Data) -> MadeUpSource? {
    guard data.count > mark.count, data.suffix(mark.count).elementsEqual(mark) else { return nil }
    return MadeUpSource(request: Array(data.dropLast(mark.count)))
  }
}

/// What made-up values depend on: the request that they answer.
struct MadeUpSource: Sendable {
  /// What the names of this answer begin with: two requests mostly have other words.
  let words: String
  /// The first of the numbers that tell its elements apart.
  let firstNumber: Int

  private static let first = [
    "Amber", "Brisk", "Calm", "Dusty", "Early", "Fair", "Gentle", "Hazel", "Icy", "Jolly", "Keen", "Late", "Mellow", "North",
    "Old", "Pale",
    "Quiet", "Rapid", "Silver", "Tall", "Upper", "Velvet", "Warm", "Young",
  ]
  private static let second = [
    "Anchor", "Birch", "Canyon", "Delta", "Ember", "Fjord", "Grove", "Harbour", "Island", "Juniper", "Kettle", "Lantern",
    "Meadow", "Nest",
    "Orchard", "Pebble", "Quarry", "River", "Summit", "Thicket", "Valley", "Willow",
  ]

  init(request: [UInt8]) {
    // FNV-1a: the same in every process, which `Hasher` is not.
    let hash = request.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let number = Int(hash >> 8 & 0xFF_FFFF)
    words = "\(Self.first[number % Self.first.count]) \(Self.second[number / Self.first.count % Self.second.count])"
    firstNumber = number % 90_000 * 100
  }
}
