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
  private(set) var chosen: Set<Int> = []

  var summary: String { chosen.isEmpty ? "Nothing chosen yet" : "\(chosen.count) chosen" }

  func toggle(_ id: Int) { chosen.formSymmetricDifference([id]) }
}

/// A row that is drawn anew only when its hobby, or whether it is chosen, has changed: the list is long and the phones are old.
struct HobbyRow: View, Equatable {
  let hobby: Hobby
  let isChosen: Bool
  let toggle: () -> Void

  nonisolated static func == (left: HobbyRow, right: HobbyRow) -> Bool {
    left.hobby == right.hobby && left.isChosen == right.isChosen
  }

  var body: some View {
    Button {
      toggle()
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
          HobbyRow(hobby: hobby, isChosen: quiz.chosen.contains(hobby.id)) { quiz.toggle(hobby.id) }
            .equatable()
        }
      }
    }
    .listStyle(.plain)
  }
}
