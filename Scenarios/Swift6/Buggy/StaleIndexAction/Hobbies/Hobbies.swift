import Observation
import SwiftUI

struct Hobby: Identifiable, Equatable {
  let id: Int
  let name: String
  let circle: String
}

@MainActor @Observable final class HobbyQuiz {
  let hobbies = (1...36).map { number in
    Hobby(id: number, name: "Hobby \(number)", circle: ["Crafts", "Outdoors", "Music"][number % 3])
  }
  var chosen: Set<Int> = []

  var summary: String { chosen.isEmpty ? "Nothing chosen yet" : "\(chosen.count) chosen" }
}

/// A row that is drawn anew only when its hobby, or whether it is chosen, has changed: the list is long and the phones are old.
struct HobbyRow: View, Equatable {
  let hobby: Hobby
  let chosen: Set<Int>
  let choose: (Set<Int>) -> Void

  private nonisolated var isChosen: Bool { chosen.contains(hobby.id) }

  nonisolated static func == (left: HobbyRow, right: HobbyRow) -> Bool {
    left.hobby == right.hobby && left.isChosen == right.isChosen
  }

  var body: some View {
    Button {
      choose(chosen.symmetricDifference([hobby.id]))
    } label: {
      HStack {
        VStack(alignment: .leading) {
          Text(hobby.name)
          Text(hobby.circle).font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Text(isChosen ? "Chosen" : "Not chosen").foregroundStyle(isChosen ? Color.accentColor : .secondary)
      }
    }
    .buttonStyle(.plain)
  }
}

/// What a new member likes to do, asked when the account is made: any number of hobbies.
struct HobbyQuizView: View {
  let quiz: HobbyQuiz

  var body: some View {
    List {
      Section(quiz.summary) {
        ForEach(quiz.hobbies) { hobby in
          HobbyRow(hobby: hobby, chosen: quiz.chosen) { quiz.chosen = $0 }
            .equatable()
        }
      }
    }
    .listStyle(.plain)
  }
}
