import SwiftUI

struct TintedPerson: Identifiable {
  let id: Int
  let name: String
}

/// A face that is loaded while a block of random colour and width holds its place.
struct TintedPersonRow: View {
  let person: TintedPerson
  @State private var placeholder = Double.random(in: 0.3...0.9)
  @State private var about: String?

  var body: some View {
    HStack {
      Circle()
        .fill(Color(hue: Double(person.id % 12) / 12, saturation: 0.5, brightness: 0.9))
        .frame(width: 36, height: 36)
      VStack(alignment: .leading) {
        Text(person.name)
        if let about {
          Text(about)
            .font(.caption)
        } else {
          RoundedRectangle(cornerRadius: 4)
            .fill(Color.gray)
            .frame(width: 200 * placeholder, height: 12)
        }
      }
    }
    .task(id: person.id) {
      about = nil
      try? await Task.sleep(for: .milliseconds(150))
      guard !Task.isCancelled else { return }
      about = "About \(person.name)"
    }
  }
}

@MainActor final class AvatarTintsModel: ObservableObject {
  @Published var people = (1...30).map { TintedPerson(id: $0, name: "Person \($0)") }

  func join() { people.insert(TintedPerson(id: people.count + 1, name: "Person \(people.count + 1)"), at: 0) }
}

struct AvatarTintsView: View {
  @ObservedObject var model: AvatarTintsModel

  var body: some View {
    List(model.people) { TintedPersonRow(person: $0) }
  }
}
