import SwiftUI

struct Hourglass: Identifiable {
  let id: Int
  let ends: Date
}

/// Rows that read the time themselves.
struct HourglassesView: View {
  @State private var glasses = (1...30).map { Hourglass(id: $0, ends: Date(timeIntervalSinceNow: 5 + 20 * Double($0))) }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(glasses) { glass in
          HStack {
            Text("Hourglass \(glass.id)")
            Spacer()
            TimelineView(.periodic(from: .now, by: 1)) { timeline in
              let left = Int(glass.ends.timeIntervalSince(timeline.date).rounded(.up))
              Text(left > 0 ? "\(left) s" : "Turn it")
            }
            Button("Remove") { glasses.removeAll { $0.id == glass.id } }
          }
        }
      }
      .padding()
    }
  }
}
