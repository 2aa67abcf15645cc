import Foundation

struct AuctionLot: Hashable, Identifiable {
  enum Offer: Hashable {
    case none
    /// Sent, without an answer so far.
    case sending(amount: Int)
    case leading
    case outbid
    case refused
  }

  let id: Int
  let name: String
  var price: Int
  var secondsLeft: Int
  var offer = Offer.none
  var isWatched = false
  var isSold: Bool { secondsLeft <= 0 }
  /// Who offered last, as the house sees it.
  var leader: String
}

/// How a lot stood in the house at some moment. Later standings have higher numbers.
struct AuctionStanding {
  var number = 0
  var price: Int
  var leader = "Nobody"
}

/// The house: takes offers, and answers some of them late.
final class AuctionHouse {
  private var standings: [AuctionLot.ID: AuctionStanding] = [:]

  func open(_ lot: AuctionLot) { standings[lot.id] = AuctionStanding(price: lot.price) }

  func rivalOffers(on lot: AuctionLot.ID, adding amount: Int) -> AuctionStanding {
    take((standings[lot]?.price ?? 0) + amount, by: "Somebody", on: lot)
  }

  /// Answers whether the offer was taken, and how the lot stood after it.
  func offer(_ amount: Int, on lot: AuctionLot.ID, completion: @escaping (Bool, AuctionStanding) -> Void) {
    let standing = standings[lot] ?? AuctionStanding(price: 0)
    let isTaken = amount > standing.price
    let after = isTaken ? take(amount, by: "You", on: lot) : standing
    // Big rooms are slower.
    let delay = lot % 2 == 0 ? 0.3 : 0.9
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { completion(isTaken, after) }
  }

  private func take(_ amount: Int, by bidder: String, on lot: AuctionLot.ID) -> AuctionStanding {
    let next = AuctionStanding(number: (standings[lot]?.number ?? 0) + 1, price: amount, leader: bidder)
    standings[lot] = next
    return next
  }
}

/// The lots of the evening as this phone knows them.
final class AuctionFloor {
  private let house = AuctionHouse()
  private(set) var lots: [AuctionLot]
  /// The latest standing that has become known of each lot.
  private var known: [AuctionLot.ID: Int] = [:]
  /// Told which lots have changed.
  var onChange: (([AuctionLot.ID]) -> Void)?

  init() {
    let names = [
      "Brass sextant", "Walnut radio", "Box of thimbles", "Ship in a bottle", "Barometer", "Tin carousel", "Opera glasses",
      "Globe of 1911", "Butter churn", "Cuckoo clock", "Stereoscope", "Sledge",
    ]
    lots = names.enumerated().map { number, name in
      AuctionLot(id: number, name: name, price: 40 + number * 15, secondsLeft: 20 + number * 25, leader: "Nobody")
    }
    lots.forEach(house.open)
  }

  func lot(_ id: AuctionLot.ID) -> AuctionLot? { lots.first { $0.id == id } }

  /// Those that end first come first.
  var running: [AuctionLot] { lots.filter { !$0.isSold }.sorted { ($0.secondsLeft, $0.id) < ($1.secondsLeft, $1.id) } }
  var sold: [AuctionLot] { lots.filter(\.isSold) }

  func tick() {
    let changed = running.map(\.id)
    for index in lots.indices where !lots[index].isSold { lots[index].secondsLeft -= 1 }
    onChange?(changed)
  }

  func toggleWatch(_ id: AuctionLot.ID) { change(id) { $0.isWatched.toggle() } }

  func bid(on id: AuctionLot.ID) {
    // One offer at a time: the button is disabled while one is out.
    guard let lot = lot(id), !lot.isSold else { return }
    if case .sending = lot.offer { return }
    let amount = lot.price + 10
    change(id) { $0.offer = .sending(amount: amount) }
    house.offer(amount, on: id) { [weak self] isTaken, standing in
      guard let self else { return }
      let isNews = learn(standing, of: id)
      change(id) { lot in
        lot.offer = isTaken ? (isNews ? .leading : .outbid) : .refused
        // An offer in the last seconds gives the others time to answer it.
        if isTaken, !lot.isSold { lot.secondsLeft = max(lot.secondsLeft, 30) }
      }
    }
  }

  func rivalBids(on id: AuctionLot.ID) {
    guard let lot = lot(id), !lot.isSold else { return }
    learn(house.rivalOffers(on: id, adding: 25), of: id)
    change(id) { if $0.offer == .leading { $0.offer = .outbid } }
  }

  /// False for a standing that a later one has overtaken on its way here.
  @discardableResult
  private func learn(_ standing: AuctionStanding, of id: AuctionLot.ID) -> Bool {
    guard standing.number >= known[id] ?? 0 else { return false }
    known[id] = standing.number
    change(id) { lot in
      lot.price = standing.price
      lot.leader = standing.leader
    }
    return true
  }

  private func change(_ id: AuctionLot.ID, _ body: (inout AuctionLot) -> Void) {
    guard let index = lots.firstIndex(where: { $0.id == id }) else { return }
    body(&lots[index])
    onChange?([id])
  }
}
