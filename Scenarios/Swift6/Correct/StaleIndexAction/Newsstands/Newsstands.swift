import SwiftUI

struct Magazine: Identifiable {
  let id: String
  let issues: [Int]
}

@MainActor
final class NewsstandStore: ObservableObject {
  @Published var magazines = ["Moss", "Fern", "Bark", "Leaf"].map { Magazine(id: $0, issues: Array(1...8)) }
  @Published var bought: Set<String> = []

  func shuffle() { magazines.append(magazines.removeFirst()) }
}

/// Correct: each magazine of a plain stack has its own issues, which scroll to the side.
struct NewsstandView: View {
  @ObservedObject var store: NewsstandStore

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ForEach(store.magazines) { magazine in
          VStack(alignment: .leading) {
            Text(magazine.id).font(.headline)
            ScrollView(.horizontal, showsIndicators: false) {
              HStack {
                ForEach(magazine.issues, id: \.self) { issue in
                  let name = "\(magazine.id) no. \(issue)"
                  Button(store.bought.contains(name) ? "Bought \(name)" : name) { store.bought.insert(name) }
                    .frame(width: 120, height: 60)
                }
              }
            }
          }
        }
      }
    }
  }
}
