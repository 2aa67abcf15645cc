import SwiftUI

struct Donor: Identifiable {
  let id: Int
  let name: String
  let amount: Int
}

final class DonorStore: ObservableObject {
  @Published private(set) var donors = (1...30).map { Donor(id: $0, name: "Donor \($0)", amount: 5 * ($0 % 6 + 1)) }
  private var nextID = 31

  func receiveDonation() {
    donors.insert(Donor(id: nextID, name: "Donor \(nextID)", amount: 50), at: 0)
    nextID += 1
  }
}

struct DonorRow: View {
  let place: Int
  let donor: Donor
  @State private var isThanked = false

  var body: some View {
    HStack {
      Text("\(place).")
        .foregroundStyle(.secondary)
      VStack(alignment: .leading) {
        Text(donor.name)
        Text("\(donor.amount) €")
          .font(.caption)
      }
      Spacer()
      if isThanked {
        Text("Thanked")
          .foregroundStyle(.green)
      } else {
        Button("Thank") { isThanked = true }
          .buttonStyle(.borderless)
      }
    }
  }
}

struct DonorsView: View {
  @ObservedObject var store: DonorStore

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(Array(store.donors.enumerated()), id: \.element.id) { offset, donor in
          DonorRow(place: offset + 1, donor: donor)
        }
      }
      .padding()
    }
  }
}
