import SwiftUI

enum Commute: String, CaseIterable, Identifiable {
  case morning = "Morning"
  case noon = "Noon"
  case evening = "Evening"
  var id: Self { self }
}

struct CarpoolService {
  /// Who drives, as the server says.
  func driver(day: String, commute: Commute) async -> String {
    try? await Task.sleep(for: .milliseconds(200))
    let names = ["Ada", "Ben", "Cleo", "Dina", "Emil"]
    return names[(day.count + commute.rawValue.count) % names.count]
  }
}

struct CarpoolRow: View {
  let day: String
  let commute: Commute
  let service: CarpoolService
  @State private var driver: String?

  var body: some View {
    HStack {
      Text(commute.rawValue)
      Spacer()
      if let driver {
        Text(driver)
      } else {
        ProgressView()
      }
    }
    .task {
      driver = nil
      driver = await service.driver(day: day, commute: commute)
    }
  }
}

struct CarpoolsView: View {
  private let days = ["Mon", "Tues", "Wednes", "Thurs", "Fri"]
  private let service = CarpoolService()
  @State private var day = "Mon"

  var body: some View {
    List {
      Section {
        ForEach(days, id: \.self) { name in
          Button(name == day ? "✓ \(name)day" : "\(name)day") { day = name }
        }
      }
      Section("\(day)day") {
        ForEach(Commute.allCases) { commute in
          CarpoolRow(day: day, commute: commute, service: service)
        }
      }
    }
  }
}
