import SwiftUI

struct Abbey: Identifiable {
  let id: Int
  let name: String
  let hours: String
  let order: String
}

@MainActor final class AbbeyGuide: ObservableObject {
  @Published private(set) var abbeys = (1...26).map { AbbeyGuide.abbey($0) }
  private var last = 26

  private static func abbey(_ number: Int) -> Abbey {
    Abbey(
      id: number, name: "Abbey \(number)", hours: "\(8 + number % 3)–\(16 + number % 4) o'clock",
      order: ["Benedictines", "Cistercians", "Carthusians"][number % 3])
  }

  /// The guide gets another entry, which is shown first.
  func discover() {
    last += 1
    abbeys.insert(Self.abbey(last), at: 0)
  }
}

/// An abbey, whose visiting hours can be folded out. What is open is still open when the app comes back.
struct AbbeyRow: View {
  let abbey: Abbey
  @SceneStorage("abbey.showsHours") private var showsHours = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "building.columns")
        Text(abbey.name)
          .font(.headline)
        Spacer()
        Button(showsHours ? "Less" : "Hours") { showsHours.toggle() }
          .buttonStyle(.borderless)
      }
      if showsHours {
        Text("Open \(abbey.hours)")
          .font(.subheadline)
        Text(abbey.order)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

struct AbbeysView: View {
  @StateObject var guide: AbbeyGuide

  var body: some View {
    NavigationStack {
      List(guide.abbeys) { abbey in
        AbbeyRow(abbey: abbey)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Abbeys")
    }
  }
}
