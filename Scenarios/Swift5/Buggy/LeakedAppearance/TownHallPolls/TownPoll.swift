import Foundation

struct TownPollOption: Hashable {
  let text: String
  var votes: Int
}

/// A question to the town, with the answers one can choose from.
struct TownPoll: Hashable, Identifiable {
  let id: Int
  let question: String
  var options: [TownPollOption]
  /// The answer of this phone's owner.
  var choice: Int?
  var isClosed = false

  var total: Int { options.reduce(0) { $0 + $1.votes } }

  var footer: String {
    if isClosed { return "Closed · \(total) votes" }
    return choice == nil ? "Not answered" : "\(total) votes"
  }
}

@MainActor final class TownPollStore {
  private(set) var polls: [TownPoll]
  private(set) var onlyOpen = false

  init() {
    let questions: [(String, [String])] = [
      ("Where should the new bench stand?", ["By the pond", "At the bus stop", "Market square", "Under the lime tree"]),
      ("Longer library hours on Friday?", ["Yes", "No"]),
      ("Colour of the bandstand", ["Green", "White", "Red"]),
      ("Close Mill Lane to cars?", ["Always", "On weekends", "Never"]),
      ("A second recycling day?", ["Yes", "No"]),
      ("Name of the ferry", ["Otter", "Kingfisher", "Margaret", "Old Tom"]),
      ("Fireworks in December?", ["Yes", "No"]),
      ("Skate park opening time", ["Eight", "Nine", "Ten"]),
      ("Swimming pool on Mondays?", ["Yes", "No"]),
      ("Tree for the school yard", ["Chestnut", "Maple", "Plum", "Walnut"]),
      ("Speed bumps in Church Road?", ["Yes", "No"]),
      ("Music at the spring fair", ["Brass band", "Choir", "Fiddlers"]),
    ]
    polls = questions.enumerated().map { number, question in
      TownPoll(
        id: number, question: question.0,
        options: question.1.enumerated().map { TownPollOption(text: $1, votes: (number * 7 + $0 * 11) % 23 + 3) })
    }
    polls[3].isClosed = true
    polls[8].isClosed = true
  }

  var shown: [TownPoll] { onlyOpen ? polls.filter { !$0.isClosed } : polls }

  func poll(_ id: TownPoll.ID) -> TownPoll? { polls.first { $0.id == id } }

  func vote(_ id: TownPoll.ID, for option: Int) {
    guard let index = polls.firstIndex(where: { $0.id == id }), !polls[index].isClosed,
      polls[index].options.indices.contains(option)
    else { return }
    if let old = polls[index].choice { polls[index].options[old].votes -= 1 }
    guard polls[index].choice != option else {
      polls[index].choice = nil
      return
    }
    polls[index].options[option].votes += 1
    polls[index].choice = option
  }

  func toggleOnlyOpen() { onlyOpen.toggle() }
}
